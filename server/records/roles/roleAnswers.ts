import { array, boolean, number, object, string } from 'yup';
import { ROLE_NAME_MAX } from '../../../src/domain/access/roleRules';

const pairAnswer = object({ http_method: string().required(), path_route: string().required() });
/** A role; everybody gets `id` and `name` of their own (spec §7). */
export const roleRowAnswer = object({
  id: number().integer().required(),
  name: string().required().max(ROLE_NAME_MAX),
  is_active: boolean().required(),
  is_driver: boolean().required(),
  second_factor_required: boolean().required(),
  version: number().integer().required(),
  created_at: string().required(),
  updated_at: string().required(),
  people_count: number().integer().required(),
  permission_count: number().integer().required(),
});
export const roleAnswer = roleRowAnswer.shape({
  permissions: array(pairAnswer).required(),
  /** Why the person who asks may not change it; only where one role is read. */
  obstacle: string().oneOf(['doesMore', 'seesMore']).nullable(),
});
export const rightsAnswer = array(
  object({
    group: string().required(),
    rights: array(
      pairAnswer.shape({ name: string().nullable().defined(), may_give: boolean().required() }),
    ).required(),
  }),
);
export const peopleAnswer = array(
  object({
    id: number().integer().required(),
    full_name: string().required(),
    email: string().required(),
    is_active: boolean().required(),
    is_blocked: boolean().required(),
  }),
);
