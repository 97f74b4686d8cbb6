import { configure } from '@testing-library/react';
import '@testing-library/jest-dom';

// Slow machines need more than the default of one second. Passing tests do not reach the timeout.
configure({ asyncUtilTimeout: 10_000 });
