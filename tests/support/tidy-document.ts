import {cleanup} from '@testing-library/react';
import {afterEach} from 'vitest';

// Test files share one document, its address and its cookies.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=', 1)[0]}=; Path=/; Max-Age=0`;
  }
});
