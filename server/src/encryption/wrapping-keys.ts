/** Keys that wrap data keys, by id; the current one encrypts, all of them decrypt. */
export interface WrappingKeys {
  readonly currentId: string;
  /** The wrapping key with this id; undefined if it is missing or destroyed. */
  wrappingKey(id: string): Buffer | undefined;
}
