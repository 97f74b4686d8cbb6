/** @jest-environment node */
import { findRenderer } from '@/scripts/build/next-html';

const renderer = '(e, t, n) => { n.hydrateRoot=function(){} }';

/** Chunk formats by version: 16.5 groups modules that share a scope in a nested list. */
const flat = (...modules: string[]) => `globalThis.TURBOPACK.push([undefined,${modules.join()}])`;
const nested = (...modules: string[]) =>
  `globalThis.TURBOPACK.push([undefined,(()=>{"use strict";return[${modules.join()}]})(),9,() => 0])`;

describe('findRenderer', () => {
  it.each([
    ['16.4.6', flat],
    ['16.5.0-canary.38', nested],
  ])('finds the renderer module in a build of %s without running a module', (_version, write) => {
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
  ])('finds nothing for %s', (_what, codes) => {
    expect(findRenderer(codes)).toBeUndefined();
  });
});
