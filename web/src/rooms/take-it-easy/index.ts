import type { Inside } from '../props';
import BeamLegend from './BeamLegend.svelte';
import CellMark from './CellMark.svelte';
import { lineMarks } from './data';
import RowBeam from './RowBeam.svelte';
import RowTab from './RowTab.svelte';

export const room: Inside = {
  CellMark,
  RowTab,
  RowMark: RowBeam,
  lineMarks,
  LegendLine: BeamLegend,
};
