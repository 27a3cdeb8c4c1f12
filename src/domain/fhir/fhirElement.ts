/** What an OperationOutcome says about one element (FHIR R4, http://hl7.org/fhir/R4/operationoutcome.html). */
export interface FhirIssue {
  readonly code:
    'required' | 'value' | 'structure' | 'not-supported' | 'security' | 'processing' | 'throttled';
  /** The element, as FHIRPath: `SupplyRequest.quantity`. Null: about the whole request. */
  readonly expression: string | null;
  readonly diagnostics: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part of a resource with its place, so that each complaint names the element that it is about. */
export class FhirElement {
  constructor(
    readonly value: unknown,
    readonly path: string,
    private readonly issues: FhirIssue[],
  ) {}

  complain(code: FhirIssue['code'], diagnostics: string): void {
    this.issues.push({ code, expression: this.path, diagnostics });
  }

  get isThere(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  /** A child; one that is not there can be asked on. */
  child(name: string): FhirElement {
    const value = isObject(this.value) ? this.value[name] : undefined;
    return new FhirElement(value, `${this.path}.${name}`, this.issues);
  }

  /** The entries of a list; a single object where FHIR wants a list is a mistake that is said. */
  list(name: string): FhirElement[] {
    const list = this.child(name);
    if (!list.isThere) return [];
    if (!Array.isArray(list.value)) {
      list.complain('structure', 'This element is a list');
      return [];
    }
    return list.value.map((value: unknown, at) => new FhirElement(value, `${list.path}[${at}]`, this.issues));
  }

  /** A text without blanks around it; null when it is missing or empty. */
  text(name: string): string | null {
    const child = this.child(name);
    if (!child.isThere) return null;
    if (typeof child.value === 'string') return child.value.trim() || null;
    child.complain('structure', 'This element is a text');
    return null;
  }

  /** Whether it is an object; what else it is, is said. */
  isObject(): boolean {
    if (isObject(this.value)) return true;
    this.complain('structure', 'This element is an object');
    return false;
  }
}
