import { Inject } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import { Public } from '../auth/access.decorators.js';
import { publicScheme, SchemeModel } from './scheme.model.js';
import type { SchemeFile } from './scheme.js';
import { SCHEME } from './scheme.token.js';

@Resolver()
export class SchemeResolver {
  constructor(@Inject(SCHEME) private readonly file: SchemeFile) {}

  @Public()
  @Query(() => SchemeModel)
  scheme(): SchemeModel {
    return publicScheme(this.file);
  }
}
