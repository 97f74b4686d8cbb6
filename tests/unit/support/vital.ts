import type { Vital } from '@/lib/field-data/vitals';

/** One valid value of the web vitals. */
export const vital: Vital = {
  name: 'LCP',
  value: 1234.5,
  rating: 'good',
  page: '/services',
  language: 'en',
  device: 'phone',
  navigationType: 'navigate',
};
