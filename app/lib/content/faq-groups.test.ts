import {describe, expect, it} from 'vitest';
import {faqGroups, featuredQuestions} from './faq-groups';

const section = (id: string, depth: 2 | 3) => ({
  id,
  depth,
  title: `${id}?`,
  html: `<p>${id}</p>`,
});

const SECTIONS = [
  section('stray', 3),
  section('map', 2),
  section('light', 3),
  section('power', 3),
  section('order', 2),
  section('return', 3),
];

describe('questions', () => {
  it('belong to the subject above them', () => {
    expect(
      faqGroups(SECTIONS).map(({id, questions}) => [
        id,
        questions.map((question) => question.id),
      ]),
    ).toEqual([
      ['map', ['light', 'power']],
      ['order', ['return']],
    ]);
  });

  it('that are featured come in the order of the page, whatever their subject', () => {
    const questions = featuredQuestions({
      sections: SECTIONS,
      featured: ['return', 'light', 'gone', 'map'],
    });
    expect(questions.map(({question}) => question)).toEqual([
      'return?',
      'light?',
    ]);
  });
});
