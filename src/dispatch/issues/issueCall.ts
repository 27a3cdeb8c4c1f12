import type { IssueView } from '../../domain/stops/issueView';

/** One command on issues, answered per stop. */
export interface IssueCall {
  method: 'POST' | 'PUT';
  /** Path after `/delivery_manifest/`. */
  path: string;
  /** The fields of the body beside the stops. */
  fields: Readonly<Record<string, unknown>>;
  issues: readonly IssueView[];
}

/** The body with the stops and the versions that the user has seen. */
export function issueBody({ fields, issues }: IssueCall): Record<string, unknown> {
  return {
    ...fields,
    delivery_event_ids: issues.map((issue) => issue.id),
    versions: Object.fromEntries(issues.map((issue) => [issue.id, issue.version])),
  };
}
