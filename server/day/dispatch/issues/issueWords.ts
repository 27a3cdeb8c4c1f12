import { number, string } from 'yup';

/** The office's text fields when it settles an issue (spec §5: comment, reason, and text for "other"). */
export const outcomeFields = {
  comments: string().max(1000).nullable(),
  non_delivery_reason_id: number().integer().nullable(),
  other_reason: string().max(500).nullable(),
};
