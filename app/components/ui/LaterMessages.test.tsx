import {createRemixStub} from '@remix-run/testing';
import {act} from '@testing-library/react';
import {createContext, useLayoutEffect, useState} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {IntlProvider, type useTranslations} from 'use-intl/react';
import {expect, expectTypeOf, it, vi} from 'vitest';
import de from '~/locales/de.json';
import {loadMessages, type Translator} from '~/lib/i18n/messages';
import type {ServerTranslator} from '~/lib/i18n/messages.server';
import {PageMessages, useLaterTranslations} from './LaterMessages';

type FirstKey = Parameters<ReturnType<typeof useTranslations<'consent'>>>[0];
type LaterKey = Parameters<
  ReturnType<typeof useLaterTranslations<'consent'>>
>[0];

it('fails the type check for a message that no catalogue has', () => {
  expectTypeOf<'title'>().toExtend<FirstKey>();
  expectTypeOf<'nope'>().not.toExtend<FirstKey>();
});

it('fails the type check for a message of the second part on a first page', () => {
  expectTypeOf<'items.cart.name'>().not.toExtend<FirstKey>();
  expectTypeOf<'items.cart.name'>().toExtend<LaterKey>();
  expectTypeOf<'auth.title'>().not.toExtend<Parameters<Translator>[0]>();
});

it('fails the type check for a message of loaders in the browser', () => {
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

it('hydrates a page together with its surroundings, so that a click there keeps what was typed', async () => {
  await loadMessages('de', true);
  const Clicks = createContext(0);
  const Surroundings = () => {
    const [clicks, setClicks] = useState(0);
    // An update with the same priority as a click.
    useLayoutEffect(() => setClicks(1), []);
    return (
      <Clicks.Provider value={clicks}>
        <PageMessages>
          <input />
        </PageMessages>
      </Clicks.Provider>
    );
  };
  const Stub = createRemixStub([{path: '/account', Component: Surroundings}]);
  const page = <Stub initialEntries={['/account']} />;
  const container = document.createElement('div');
  // React warns that layout effects do not run on the server.
  vi.spyOn(console, 'error').mockReturnValue();
  container.innerHTML = renderToString(page);
  vi.restoreAllMocks();
  const field = container.querySelector('input');
  const errors: unknown[] = [];
  await act(() => {
    hydrateRoot(container, page, {
      onRecoverableError: (error) => errors.push(error),
    });
    return Promise.resolve();
  });
  expect(errors).toEqual([]);
  expect(field).not.toBeNull();
  expect(container.querySelector('input')).toBe(field);
});
