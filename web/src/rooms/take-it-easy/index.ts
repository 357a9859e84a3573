import type { Room } from '../props';
import Lid from './Lid.svelte';
import BeamLegend from './BeamLegend.svelte';
import CellMark from './CellMark.svelte';
import { lineMarks } from './data';
import RowBeam from './RowBeam.svelte';
import RowTab from './RowTab.svelte';

export const room: Room = {
  accent: 'teal',
  Lid,
  CellMark,
  RowTab,
  RowMark: RowBeam,
  lineMarks,
  LegendLine: BeamLegend,
};
