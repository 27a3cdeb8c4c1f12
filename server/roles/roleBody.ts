import { array, boolean, number, object, string, type InferType } from 'yup';
import { ROLE_NAME_MAX } from '../../src/domain/access/roleRules';
import { ROLE_SORTS } from './readRoles';

const MAX_PAIRS = 1_000;
const PER_PAGE_MAX = 1_000;
const MAX_PAGE = 100_000;

export const rolePath = object({ id: number().integer().positive().max(Number.MAX_SAFE_INTEGER).required() });

const filterFields = {
  all: string().trim().max(100),
  name: string().trim().max(100),
  is_active: boolean(),
  is_driver: boolean(),
};
export const rolesQuery = object({
  ...filterFields,
  page: number().integer().min(1).max(MAX_PAGE).default(1),
  per_page: number().integer().min(1).max(PER_PAGE_MAX).default(15),
  sort: string()
    .oneOf(ROLE_SORTS.flatMap((name) => [name, `-${name}`]))
    .default('name'),
});
export const rolesTotalQuery = object({
  ...filterFields,
  // "The same query" (spec §7): its paging is accepted and means nothing here.
  page: number(),
  per_page: number(),
  sort: string(),
});
export const peopleQuery = object({
  page: number().integer().min(1).max(MAX_PAGE).default(1),
  per_page: number().integer().min(1).max(PER_PAGE_MAX).default(15),
});

/** What a name and a list of permissions must be, says `domain/roleRules` to both sides. */
export const roleBody = object({
  name: string().max(500).nullable(),
  is_active: boolean(),
  is_driver: boolean(),
  second_factor_required: boolean(),
  permissions: array(object({ http_method: string().required(), path_route: string().required() }))
    .max(MAX_PAIRS)
    .nullable(),
});
export type RoleBody = InferType<typeof roleBody>;

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
