import { type StartPlan, startRuntime } from './start-runtime';

/** The parameter of the function into which the build wraps this script. */
declare const plan: StartPlan;

startRuntime(plan);
