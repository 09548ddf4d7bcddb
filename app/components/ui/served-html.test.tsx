import {useLoaderData} from '@remix-run/react';
import {createRemixStub} from '@remix-run/testing';
import {
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {ServedHtml} from './served-html';

afterEach(cleanup);

/** A page whose loader answers with these in turn, and another one of this site. */
function showPage(...answers: (string | null)[]) {
  const Stub = createRemixStub([
    {
      path: '/',
      loader: () => answers.shift() ?? null,
      Component: () => (
        <ServedHtml part="story" html={useLoaderData<string | null>()} />
      ),
    },
    {path: '/faq', Component: () => <h1>Questions</h1>},
  ]);
  render(<Stub />);
}

const LINK = '<a href="/faq"><b>All questions</b></a>';

it('shows what came with the page’s data, and leads on within it', async () => {
  showPage(LINK);
  const link = await screen.findByText('All questions');
  const elsewhere = createEvent.click(link, {ctrlKey: true});
  fireEvent(link, elsewhere);
  expect(elsewhere.defaultPrevented).toBe(false);
  fireEvent.click(link);
  expect(await screen.findByRole('heading')).toBeDefined();
});

it.each([
  ['to other sites', 'https://weather.example/'],
  ['to files', '/sitemap.xml'],
])('leaves links %s alone', async (_name, href) => {
  showPage(`<a href="${href}">Weather</a>`);
  const click = createEvent.click(await screen.findByRole('link'));
  fireEvent(screen.getByRole('link'), click);
  expect(click.defaultPrevented).toBe(false);
});

it('asks for what is in neither the document nor the data', async () => {
  showPage(null, LINK);
  expect(await screen.findByRole('link')).toBeDefined();
});
