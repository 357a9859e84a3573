/** The room that a component is drawn in: pages enter it, and whatever lies in them asks it how its things look. */
import { getContext, setContext } from 'svelte';

import type { Board, Piece } from '../lib/wire';
import type { BoardKind, Drawing, PieceKind } from './props';

const KEY = Symbol('room');

export function provideRoom(room: () => Drawing): void {
  setContext(KEY, room);
}

export interface Here {
  readonly drawing: Drawing;
  boardKind: (board: Board | undefined) => BoardKind | undefined;
  pieceKind: (piece: Piece) => PieceKind | undefined;
}

export function currentRoom(): Here {
  const room = getContext<(() => Drawing) | undefined>(KEY) ?? ((): Drawing => ({}));
  return {
    get drawing() {
      return room();
    },
    boardKind: (board) => board && room().boards?.find(({ is }) => is(board)),
    pieceKind: (piece) => room().pieces?.find(({ is }) => is(piece)),
  };
}
