/*
 * Everything that this build assumes about Next's output. Other steps use what is read here and look for nothing
 * themselves. `assumptions.ts` lists the assumptions, with what to do when one no longer holds.
 */
export { type Assumption, assumptions, UnrecognizedHtml } from './assumptions';
export { chunksPath, payloadPartPrefix } from './globals';
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
