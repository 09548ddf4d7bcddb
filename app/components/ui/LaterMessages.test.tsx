import {renderToString} from 'react-dom/server';
import {IntlProvider, type useTranslations} from 'use-intl/react';
import {expect, expectTypeOf, it} from 'vitest';
import de from '~/locales/de.json';
import type {Translator} from '~/lib/i18n/messages';
import type {ServerTranslator} from '~/lib/i18n/messages.server';
import {useLaterTranslations} from './LaterMessages';

type FirstKey = Parameters<ReturnType<typeof useTranslations<'consent'>>>[0];
type LaterKey = Parameters<
  ReturnType<typeof useLaterTranslations<'consent'>>
>[0];

it('is an error of the type check to ask for a message that no catalogue has', () => {
  expectTypeOf<'title'>().toExtend<FirstKey>();
  expectTypeOf<'nope'>().not.toExtend<FirstKey>();
});

it('is an error of the type check to ask a first page for a message of the second part', () => {
  expectTypeOf<'items.cart.name'>().not.toExtend<FirstKey>();
  expectTypeOf<'items.cart.name'>().toExtend<LaterKey>();
  expectTypeOf<'auth.title'>().not.toExtend<Parameters<Translator>[0]>();
});

it('is an error of the type check to ask in the browser for a message of loaders', () => {
  expectTypeOf<'liveMap.source'>().not.toExtend<Parameters<Translator>[0]>();
  expectTypeOf<'liveMap.source'>().toExtend<Parameters<ServerTranslator>[0]>();
});

it('shows a message of the second part below `LaterMessages` only, on the server as well', () => {
  const Title = () => useLaterTranslations('contact')('name');
  const page = (
    <IntlProvider locale="de" messages={de} timeZone="UTC">
      <Title />
    </IntlProvider>
  );
  expect(() => renderToString(page)).toThrow('LaterMessages');
});
