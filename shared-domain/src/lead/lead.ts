/** Fixed origin of every lead (spec §3 and §9). */
export const LEAD_SOURCE = 'website_form';

export const LEAD_LIMITS = { name: 80, phone: 30, message: 2000, page: 200 } as const;
