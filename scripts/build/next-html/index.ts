/*
 * All code that depends on the output format of Next. Build steps use these functions and do not inspect the output
 * themselves. `assumptions.ts` lists the assumptions.
 */
export { type Assumption, assumptions, UnrecognizedHtml } from './assumptions';
export { chunksPath, payloadPartPrefix, wholePart } from './globals';
export {
  endOfCharset,
  frameworkScripts,
  isScriptPreload,
  isStylesheet,
  type NextPage,
  readPage,
  readRuntimeStart,
  stylesheetLinks,
  transitionAttributes,
} from './page';
export { findRenderer, type ModuleId } from './renderer';
