import type { FhirIssue } from './fhirElement';

/** The answer to a request that cannot be taken: each issue names its element. */
export function operationOutcome(issues: readonly FhirIssue[]): object {
  return {
    resourceType: 'OperationOutcome',
    issue: issues.map(({ code, expression, diagnostics }) => ({
      severity: 'error',
      code,
      diagnostics,
      ...(expression === null ? {} : { expression: [expression] }),
    })),
  };
}
