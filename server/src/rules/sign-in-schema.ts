import { object, string } from 'yup';

/** Password sign-in: what the form, GraphQL and REST ask for (spec section 5). */
export const signInSchema = object({
  email: string().trim().required('Email is required').email('Invalid email'),
  password: string().required('No password provided'),
});
