import { parentPort, workerData } from 'node:worker_threads';
import { changePages, type Share } from './change-pages';

// `finish-pages.ts` starts this file as a thread.
parentPort?.postMessage(changePages(workerData as Share));
