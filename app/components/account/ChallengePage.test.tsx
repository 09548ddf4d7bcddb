import {render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import {pageOf} from '../../../tests/support/render-page';
import en from '~/locales/en.json';
import {ChallengePage} from './ChallengePage';

const Page = pageOf(
  <ChallengePage
    siteKey="site-key"
    action="login"
    form={{values: {email: 'ada@example.com', password: ''}, problems: []}}
  />,
);

describe('the page of a challenge', () => {
  it('shows the challenge when the document allows it, and what to do without scripts', () => {
    vi.stubGlobal('document', undefined);
    const html = renderToString(<Page />);
    vi.unstubAllGlobals();
    expect(html).toContain('https://challenges.cloudflare.com/');
    expect(html).toContain('data-sitekey="site-key"');
    expect(html).toContain('value="ada@example.com"');
    expect(html).toContain('Wait 15 minutes');
  });

  it('loads nothing after a client-side submission, but leads to a document with the challenge', async () => {
    render(<Page />);
    await screen.findByRole('button', {name: en.challenge.submit});
    expect(document.querySelector('script, .cf-turnstile')).toBeNull();
    expect(document.querySelector('form')?.method).toBe('post');
  });
});
