import type { Answer, Question } from '../lib/wire';

/** A form for a question, whatever it looks like. */
export interface AskProps {
  question: Question;
  /** How it was answered before, if it is answered anew. */
  before?: Answer | undefined;
  busy: boolean;
  onanswer: (entry: Answer) => void;
}
