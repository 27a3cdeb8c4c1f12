interface NameParts {
  readonly first_name?: string | null;
  readonly middle_name?: string | null;
  readonly last_name?: string | null;
}

/** First, middle and last name in upper case (spec §5); missing parts leave no gap. */
export function participantFullName({ first_name, middle_name, last_name }: NameParts): string {
  return joinParts([first_name, middle_name, last_name], ' ').toUpperCase();
}

interface AddressParts {
  readonly address?: string | null;
  readonly address_1?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly zipcode?: string | null;
}

/** "1250 MAIN ST, APT 4, SAN DIEGO, CA 92101" */
export function fullAddress({ address, address_1, city, state, zipcode }: AddressParts): string {
  return joinParts([address, address_1, city, joinParts([state, zipcode], ' ')], ', ');
}

function joinParts(parts: readonly (string | null | undefined)[], separator: string): string {
  return parts
    .map((part) => part?.trim().replace(/\s+/g, ' ') ?? '')
    .filter((part) => part !== '')
    .join(separator);
}
