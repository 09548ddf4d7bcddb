import {createRemixStub} from '@remix-run/testing';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useRestoredPage} from './use-restored-page';

const LOGIN = '2026-12-22T04:00:00Z';
const reload = vi.fn();
let asked: string[];

beforeEach(() => {
  asked = [];
  reload.mockClear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Page({country}: {country: string | undefined}) {
  useRestoredPage(country, LOGIN, reload);
  return <p>page</p>;
}

async function restore(
  answer: () => Response,
  {isKnown = true, persisted = true, navigation = 'navigate'} = {},
) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {type: navigation} as PerformanceNavigationTiming,
  ]);
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return new Promise((resolve) => resolve(answer()));
  });
  const Stub = createRemixStub([
    {
      path: '/en/faq',
      Component: () => <Page country={isKnown ? 'DE' : undefined} />,
    },
  ]);
  render(<Stub initialEntries={['/en/faq']} />);
  await screen.findByText('page');
  window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted}));
  await new Promise((settled) => setTimeout(settled, 20));
}

const germany = {country: 'DE', login: LOGIN};

it.each([
  ['another country', {...germany, country: 'CH'}],
  ['nobody signed in', {...germany, login: null}],
  ['another customer', {...germany, login: '2026-12-22T05:00:00Z'}],
])('loads a page anew when there is %s by now', async (_, answer) => {
  await restore(() => Response.json(answer));
  expect(asked).toEqual(['/en/country/chosen']);
  expect(reload).toHaveBeenCalledOnce();
});

it('asks for a document that Back brought, too', async () => {
  await restore(() => Response.json({...germany, login: null}), {
    persisted: false,
    navigation: 'back_forward',
  });
  expect(asked).toHaveLength(1);
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['the same', () => Response.json(germany)],
  ['a failure', () => new Response('', {status: 500})],
  ['something else', () => Response.json(['CH'])],
  ['half of it', () => Response.json({country: 'CH'})],
  ['no JSON', () => new Response('<!doctype html>')],
  [
    'nothing',
    () => {
      throw new TypeError('offline');
    },
  ],
])('keeps the page when the answer is %s', async (_, answer) => {
  await restore(answer);
  expect(asked).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
});

it('asks when a customer comes back to the tab, but never over what he typed', async () => {
  await restore(() => Response.json({...germany, login: null}), {
    persisted: false,
  });
  const field = document.body.appendChild(document.createElement('textarea'));
  const show = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((settled) => setTimeout(settled, 20));
  };
  field.value = 'draft';
  await show();
  expect(asked).toEqual([]);
  field.remove();
  await show();
  expect(reload).toHaveBeenCalledOnce();
});

it('asks nothing for a page that was loaded, nor where the country is not known', async () => {
  const other = () => Response.json({...germany, country: 'CH'});
  await restore(other, {persisted: false});
  cleanup();
  await restore(other, {isKnown: false});
  expect(asked).toEqual([]);
});
