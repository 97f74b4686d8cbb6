import { configure } from '@testing-library/react';
import '@testing-library/jest-dom';

// A busy computer needs more than the default of one second; passing tests wait for nothing.
configure({ asyncUtilTimeout: 10_000 });
