import {cleanup} from '@testing-library/react';
import {afterEach} from 'vitest';

// Test files share one document.
afterEach(cleanup);
