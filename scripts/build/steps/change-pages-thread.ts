import { parentPort, workerData } from 'node:worker_threads';
import { changePages, type Share } from './change-pages';

// A thread of `finish-pages.ts`.
parentPort?.postMessage(changePages(workerData as Share));
