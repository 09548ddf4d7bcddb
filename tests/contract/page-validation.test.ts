import {expect, it} from 'vitest';
import {problemsOf} from '../support/page-validation';

const page = (body: string) =>
  `<!doctype html><html lang="de"><head><title>A page</title></head><body>${body}</body></html>`;

const data = (thing: object) =>
  page(
    `<script type="application/ld+json">${JSON.stringify([thing])}</script>`,
  );

it('the validators find nothing in a right page', async () => {
  expect(await problemsOf(page('<p>Text</p>'))).toEqual([]);
});

it('the validators find HTML that the standard forbids', async () => {
  const problems = await problemsOf(page('<a href="/"><button>A</button></a>'));
  expect(problems.join()).toContain('element-permitted-content');
});

it('the validators find structured data that gives no rich result', async () => {
  const offer = {'@type': 'Offer', priceCurrency: 'EUR'};
  const thing = {'@context': 'https://schema.org', '@type': 'Product'};
  const problems = await problemsOf(data({...thing, offers: offer}));
  expect(problems.join('\n')).toContain('"name"');
  expect(problems.join('\n')).toContain('(Product.offers)');
});
