/**
 * The decorators that entities import from `@nestjs/graphql`, without effect. Tests of the API use a running server and
 * only the columns of entities; loading GraphQL would cost each test file a second.
 */
const none = () => () => undefined;

export const ArgsType = none;
export const Field = none;
export const InputType = none;
export const ObjectType = none;
export const Scalar = none;
export const registerEnumType = () => undefined;
export const [Float, ID, Int] = [Number, String, Number];
