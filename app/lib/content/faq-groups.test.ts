import {expect, it} from 'vitest';
import {faqGroups, featuredQuestions} from './faq-groups';

const section = (id: string, depth: 2 | 3) => ({
  id,
  depth,
  title: `${id}?`,
  html: `<p>${id}</p>`,
});

it('questions belong to the subject above them, and are featured in the order of the page', () => {
  const sections = [
    ...[section('stray', 3), section('map', 2), section('light', 3)],
    ...[section('order', 2), section('return', 3)],
  ];
  const groups = faqGroups(sections).map(({id, questions}) => [
    id,
    ...questions.map((question) => question.id),
  ]);
  expect(groups).toEqual([
    ['', 'stray'],
    ['map', 'light'],
    ['order', 'return'],
  ]);
  const featured = ['return', 'light', 'gone', 'map'];
  expect(featuredQuestions({sections, featured})).toMatchObject([
    {question: 'return?'},
    {question: 'light?'},
  ]);
});

it('a subject has its own text, and main headings alone are questions', () => {
  const sections = [section('map', 2), section('order', 2)];
  expect(faqGroups([...sections, section('return', 3)])).toMatchObject([
    {title: 'map?', html: '<p>map</p>', questions: []},
    {title: 'order?', questions: [{question: 'return?'}]},
  ]);
  expect(faqGroups(sections)).toMatchObject([
    {
      title: null,
      questions: [{question: 'map?', answerHtml: '<p>map</p>'}, {id: 'order'}],
    },
  ]);
});
