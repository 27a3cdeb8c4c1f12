import type { FieldsOf, RecordFor, Resource } from '../../resources/schema/defineResource';
import { answer } from '../answer';
import { callContract, typed } from '../call';

/** A place where a record is in use. */
export interface RecordUse {
  /** A resource, or a use with words of its own (`screens.uses.<name>`). */
  name: string;
  /** Filter of that resource's list that finds them. */
  field: string | null;
  total: number;
  /** What the first of them are called; patients are only counted. */
  names: readonly string[];
}

/** Paging, and filters by field; `all` is the search box. */
type ListQuery<R> = Partial<
  Record<(keyof FieldsOf<R> & string) | 'all' | 'page' | 'per_page' | 'sort', string | number>
>;

/** Contracts of a declared resource beside the lists and forms of react-admin, which go through the data provider. */
export function recordCalls<const R extends Resource>({ name, path }: R) {
  const tags = [name];
  const rows = answer<RecordFor<R>[]>([{ id: 'number' }] as never);
  return {
    list: callContract({
      method: 'GET',
      path,
      tags,
      summary: `List ${name}`,
      query: typed<ListQuery<R>>(),
      answer: rows,
    }),
    /** For filters that must not stand in an address. */
    search: callContract({
      method: 'POST',
      path: `${path}/search`,
      tags,
      summary: `List ${name}, filters in the body`,
      body: typed<ListQuery<R>>(),
      answer: rows,
    }),
    read: callContract({
      method: 'GET',
      path: `${path}/:id`,
      tags,
      summary: `One of ${name}`,
      answer: answer<RecordFor<R>>({ id: 'number' } as never),
    }),
    uses: callContract({
      method: 'GET',
      path: `${path}/:id/uses`,
      tags,
      summary: `Where one of ${name} is in use`,
      answer: answer<RecordUse[]>([{}]),
    }),
  };
}
