import { array, boolean, number, object, string } from 'yup';

const MAX_PAIRS = 1_000;
const PER_PAGE_MAX = 1_000;
const MAX_PAGE = 100_000;

/** Fields by which the list of roles can be sorted. */
export const ROLE_SORTS = [
  'name',
  'people_count',
  'permission_count',
  'is_active',
  'updated_at',
  'id',
] as const;

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
  // "The same query" (spec §7): its paging is accepted and has no effect.
  page: number(),
  per_page: number(),
  sort: string(),
});
export const peopleQuery = object({
  page: number().integer().min(1).max(MAX_PAGE).default(1),
  per_page: number().integer().min(1).max(PER_PAGE_MAX).default(15),
});

/** `domain/access/roleRules` checks the name and the permissions on both sides. */
export const roleBody = object({
  name: string().max(500).nullable(),
  is_active: boolean(),
  is_driver: boolean(),
  second_factor_required: boolean(),
  permissions: array(object({ http_method: string().required(), path_route: string().required() }))
    .max(MAX_PAIRS)
    .nullable(),
});
