import { describe, expect, it } from 'vitest';

import { beaten, recordWords, variantOf } from './best';

describe('the best score of somebody alone', () => {
  it('belongs to a variant, in whatever order its options come', () => {
    expect(variantOf('game', { b: '2', a: '1' })).toBe('game a=1 b=2');
    expect(variantOf('game', { a: '1', b: '2' })).toBe(variantOf('game', { b: '2', a: '1' }));
    expect(variantOf('game', { a: '2' })).not.toBe(variantOf('game', { a: '1' }));
  });

  it('is kept until it is beaten, not when it is only reached again', () => {
    const first = beaten(undefined, 100, 'one');
    expect(first).toEqual({ points: 100, table: 'one', before: null });
    expect(beaten(first, 90, 'two')).toBe(first);
    expect(beaten(first, 100, 'two')).toBe(first);
    expect(beaten(first, 120, 'two')).toEqual({ points: 120, table: 'two', before: 100 });
  });

  it('says so at the table where it was reached, also when somebody comes back to it', () => {
    const first = beaten(undefined, 0, 'one');
    const second = beaten(first, 120, 'two');
    expect(recordWords(first, 'one')).toEqual({ id: 'ui-record-first', facts: {} });
    expect(recordWords(second, 'two')).toEqual({ id: 'ui-record-new', facts: { before: 0 } });
    expect(recordWords(second, 'one')).toEqual({ id: 'ui-record', facts: { best: 120 } });
    expect(recordWords(beaten(second, 120, 'two'), 'two').id).toBe('ui-record-new');
  });
});
