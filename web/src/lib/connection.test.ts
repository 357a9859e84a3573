import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { nextViewer, TableConnection } from './connection.svelte';

const seats = [true, true, false].map((mine) => ({ kind: 'human', name: '', mine }));

describe('people at one screen', () => {
  it('look from the first of their seats that is asked', () => {
    expect(nextViewer({ viewer: 0, waiting: [1], offered: [], seats })).toBe(1);
    expect(nextViewer({ viewer: 1, waiting: [0, 1], offered: [], seats })).toBe(0);
    expect(nextViewer({ viewer: 1, waiting: [1], offered: [], seats })).toBeUndefined();
    expect(nextViewer({ viewer: 1, waiting: [2], offered: [], seats })).toBeUndefined();
    expect(nextViewer({ viewer: -1, waiting: [0], offered: [], seats })).toBeUndefined();
  });

  it('keep the screen while they may still do something', () => {
    expect(nextViewer({ viewer: 0, waiting: [1], offered: [0], seats })).toBeUndefined();
    expect(nextViewer({ viewer: 0, waiting: [1], offered: [1], seats })).toBe(1);
  });
});

/** A socket that does what a test wants. */
class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen = () => undefined as unknown;
  onmessage = (_: { data: string }) => undefined as unknown;
  onclose = (_: { code: number }) => undefined as unknown;

  constructor() {
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.end(1000);
  }

  /** The server lets us in and shows the table. */
  begin(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
    this.onmessage({ data: JSON.stringify({ type: 'gathering', around: { commit: '' }, seats: [] }) });
  }

  end(code: number): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

describe('a connection that ends', () => {
  let connection: TableConnection;
  const socket = (): FakeSocket => FakeSocket.opened.at(-1) as FakeSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
    vi.stubGlobal('location', { protocol: 'http:', host: 'localhost' });
    FakeSocket.opened = [];
    connection = new TableConnection('t', 'token');
    socket().begin();
    expect(connection.status).toBe('open');
  });

  afterEach(() => {
    connection.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('because the server restarts is opened again at once, and nobody notices', () => {
    socket().end(1012);
    expect(connection.status).toBe('open');
    vi.advanceTimersByTime(300);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(connection.status).toBe('open');
    socket().begin();
    vi.advanceTimersByTime(5000);
    expect(connection.status).toBe('open');
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('because the server restarts is reported after a second without another', () => {
    socket().end(1012);
    vi.advanceTimersByTime(300);
    socket().end(1006);
    expect(connection.status).toBe('open');
    vi.advanceTimersByTime(700);
    expect(connection.status).toBe('lost');
    expect(FakeSocket.opened.length).toBeGreaterThan(2);
    socket().begin();
    expect(connection.status).toBe('open');
  });

  it('for another reason is reported at once, and opened again with more patience', () => {
    socket().end(1006);
    expect(connection.status).toBe('lost');
    vi.advanceTimersByTime(300);
    expect(FakeSocket.opened).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('sends again what was not answered', () => {
    connection.send({ type: 'ready', share: '00' });
    const [asked] = socket().sent.slice(-1);
    socket().end(1012);
    vi.advanceTimersByTime(300);
    socket().begin();
    expect(socket().sent).toContain(asked);
  });
});
