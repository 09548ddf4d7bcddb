import {expect, it} from 'vitest';
import {hashPassword, verifyPassword} from './password-hash';

/** The hash of `wolkenfrei` in databases of earlier versions. */
const EARLIER =
  'a3344910665c154d3a0041e0e51dd858:b82035eb42d096e132beee53e4c996c977dcd8c91534f3d24bcbbd150e90c77f';

it('accepts a password by its hash, new or of an earlier version, and no other', async () => {
  for (const hash of [await hashPassword('wolkenfrei'), EARLIER]) {
    expect(await verifyPassword('wolkenfrei', hash)).toBe(true);
    expect(await verifyPassword('wolkenfre1', hash)).toBe(false);
  }
  expect(await verifyPassword('wolkenfrei', null)).toBe(false);
});
