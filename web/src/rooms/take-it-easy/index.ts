import type { Room } from '../props';
import Lid from './Lid.svelte';
import BeamLegend from './BeamLegend.svelte';
import { lineMarks } from './data';
import RowBeam from './RowBeam.svelte';
import RowTab from './RowTab.svelte';

export const room: Room = { accent: 'teal', Lid, RowTab, RowMark: RowBeam, lineMarks, LegendLine: BeamLegend };
