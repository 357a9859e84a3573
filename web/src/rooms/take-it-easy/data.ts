/** What the room sends beyond what every scene has. */
import type { Row, ScoreLine, TakeItEasyRow } from '../../lib/wire';
import type { LineMarks } from '../props';

const NOTHING: TakeItEasyRow = { direction: '', number: 0, length: 0, beam: '', shine: 0 };

export function rowData({ data }: Row): TakeItEasyRow {
  return data && 'beam' in data ? data : NOTHING;
}

/** A row of one number shows how it counts; one of one symbol shows that, on top of its points if players share it. */
export function lineMarks({ data }: ScoreLine): LineMarks {
  if (data && 'number' in data) return { sum: { tone: String(data.number), text: `${data.length} × ${data.number}` } };
  if (data && 'tiles' in data) return { sign: data.symbol, bonus: data.players !== undefined };
  return {};
}
