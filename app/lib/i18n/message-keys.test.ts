import type {useTranslations} from 'use-intl/react';
import {expectTypeOf, it} from 'vitest';

type AccountKey = Parameters<ReturnType<typeof useTranslations<'account'>>>[0];

it('is an error of the type check to ask for a message that no catalogue has', () => {
  expectTypeOf<'profile.title'>().toExtend<AccountKey>();
  expectTypeOf<'profile.nope'>().not.toExtend<AccountKey>();
});
