/** @jest-environment node */
import { findRenderer } from '@/scripts/build/next-html';

const renderer = '(e, t, n) => { n.hydrateRoot=function(){} }';

/** Chunks as each version writes them; 16.5 puts modules that share a scope into a list of their own. */
const flat = (...modules: string[]) => `globalThis.TURBOPACK.push([undefined,${modules.join()}])`;
const nested = (...modules: string[]) =>
  `globalThis.TURBOPACK.push([undefined,(()=>{"use strict";return[${modules.join()}]})(),9,() => 0])`;

describe('findRenderer', () => {
  it.each([
    ['16.4.6', flat],
    ['16.5.0-canary.38', nested],
  ])('finds the name of the renderer in a build of %s, and runs no module', (_version, write) => {
    expect(findRenderer([write('1', '() => { throw 1 }'), write('2', '() => 0', '46480', renderer)])).toBe(
      46480,
    );
  });

  it.each([
    ['none', [flat('1', '() => 0')]],
    ['two', [flat('1', renderer), flat('2', renderer)]],
    ['one in another format', ['webpackChunk.push([[1],{1:(e,t,n)=>{n.hydrateRoot=function(){}}}])']],
    ['one without a name', [`globalThis.TURBOPACK.push([${renderer}])`]],
    ['a script that never ends', [`for(;;);n.hydrateRoot=function(){}`]],
  ])('finds nothing where there is %s', (_what, codes) => {
    expect(findRenderer(codes)).toBeUndefined();
  });
});
