import 'server-only';
import { order } from './schemas/order';
import { single } from './single';

/** The order of services, case studies and industries. */
export const getOrder = single('order', order);
