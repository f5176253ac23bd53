import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import {
  Field,
  GraphQLSchemaBuilderModule,
  GraphQLSchemaFactory,
  Int,
  ObjectType,
  Query,
  Resolver,
} from '@nestjs/graphql';
import { GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { KnownDocuments } from './known-documents.js';
import { readPlainFields } from './plain-fields.js';

@ObjectType()
class Parcel {
  @Field(() => String) label: string;
  @Field(() => Int, { nullable: true }) weight: number | null;
  @Field(() => String) shown: string;
}

@Resolver(() => Parcel)
class ParcelResolver {
  @Query(() => [Parcel])
  parcels(): Parcel[] {
    return [];
  }
}

async function schemaOfParcels(): Promise<GraphQLSchema> {
  const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  const schema = await app.get(GraphQLSchemaFactory).create([ParcelResolver]);
  await app.close();
  const fieldsOf = (name: string) => (schema.getType(name) as GraphQLObjectType).getFields();
  fieldsOf('Query').parcels!.resolve = () => [{ label: 'a' }, { label: 'b', weight: 3 }];
  fieldsOf('Parcel').shown!.resolve = ({ label }: Parcel) => `Parcel ${label}`;
  return schema;
}

describe('readPlainFields', () => {
  it('removes the default resolvers that Nest adds to each field, and no others', async () => {
    const schema = await schemaOfParcels();
    const resolved = () =>
      ['Query', 'Parcel'].flatMap((name) =>
        Object.values((schema.getType(name) as GraphQLObjectType).getFields())
          .filter((field) => field.resolve)
          .map((field) => field.name),
      );
    expect(resolved()).toEqual(['parcels', 'label', 'weight', 'shown']);
    readPlainFields(schema);
    expect(resolved()).toEqual(['parcels', 'shown']);
  });

  it('does not change compiled responses', async () => {
    const schema = await schemaOfParcels();
    const text = '{ parcels { label weight shown } }';
    const answer = () => new KnownDocuments(schema, [text]).codeOf(text)!.run({}, {});
    const before = await answer();
    readPlainFields(schema);
    expect(await answer()).toEqual(before);
    expect(before).toEqual({
      data: {
        parcels: [
          { label: 'a', weight: null, shown: 'Parcel a' },
          { label: 'b', weight: 3, shown: 'Parcel b' },
        ],
      },
    });
  });
});
