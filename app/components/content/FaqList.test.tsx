import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {pageOf} from '../../../tests/support/render-page';
import {FaqEntry} from './FaqList';

it('a question unfolds without scripts, and has an address', () => {
  const Page = pageOf(
    <FaqEntry
      id="wifi"
      question="Does it need Wi-Fi?"
      answerHtml="<p>Yes.</p>"
    />,
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  const question = container.querySelector('details[id=wifi]');
  expect(question?.querySelector(':scope > summary')?.textContent).toBe(
    'Does it need Wi-Fi?',
  );
  expect(question?.textContent).toContain('Yes.');
});
