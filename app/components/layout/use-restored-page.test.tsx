import {createRemixStub} from '@remix-run/testing';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useRestoredPage} from './use-restored-page';

const reload = vi.fn();
let asked: string[];

beforeEach(() => {
  asked = [];
  reload.mockClear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page({country}: {country: string | undefined}) {
  useRestoredPage(country, reload);
  return <p>page</p>;
}

async function restore(
  answer: () => Response,
  {isKnown = true, persisted = true} = {},
) {
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

it('loads a page anew that was put aside with another country’s prices', async () => {
  await restore(() => Response.json({country: 'CH'}));
  expect(asked).toEqual(['/en/country/chosen']);
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['the same country', () => Response.json({country: 'DE'})],
  ['a failure', () => new Response('', {status: 500})],
  ['something else', () => Response.json(['CH'])],
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

it('asks nothing for a page that was loaded, nor where the country is not known', async () => {
  await restore(() => Response.json({country: 'CH'}), {persisted: false});
  cleanup();
  await restore(() => Response.json({country: 'CH'}), {isKnown: false});
  expect(asked).toEqual([]);
});
