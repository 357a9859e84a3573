import type { Entry, Question } from '../lib/wire';

/** A form for a question, whatever it looks like. */
export interface AskProps {
  question: Question;
  /** How it was answered before, if it is answered anew. */
  before?: Entry | undefined;
  busy: boolean;
  onanswer: (entry: Entry) => void;
}
