import {cleanup, configure} from '@testing-library/react';
import {afterEach} from 'vitest';

// A bound for a hang, not for speed.
configure({asyncUtilTimeout: 10_000});

// Test files share one document, its address and its cookies.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=', 1)[0]}=; Path=/; Max-Age=0`;
  }
});
