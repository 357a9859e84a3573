import { expect, it } from 'vitest';

import { regionOf } from './language';

it('writes dates as in the region of the browser', () => {
  expect(regionOf('en', ['pl-PL', 'en-US', 'en-GB'])).toBe('en-US');
  expect(regionOf('en', ['pl-PL', 'en'])).toBe('en-GB');
  expect(regionOf('pt', ['en-US'])).toBe('pt-PT');
});
