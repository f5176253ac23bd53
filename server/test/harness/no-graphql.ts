/**
 * What entities import of `@nestjs/graphql`, without effect. Tests of the API ask a running server; of an entity they
 * use its columns, and loading GraphQL itself costs each test file a second.
 */
const none = () => () => undefined;

export const ArgsType = none;
export const Field = none;
export const InputType = none;
export const ObjectType = none;
export const Scalar = none;
export const registerEnumType = () => undefined;
export const [Float, ID, Int] = [Number, String, Number];
