import { type StartPlan, startRuntime } from './start-runtime';

/** The build wraps this script into a function of the plan. */
declare const plan: StartPlan;

startRuntime(plan);
