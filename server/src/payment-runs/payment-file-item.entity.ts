import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Payment } from './payment.entity.js';
import { PaymentFile } from './payment-file.entity.js';

/** Which payments are in a file. `live` follows the file's, so that no payment is in two live files (PAY-8). */
@Entity('payment_file_items')
@Index('payment_file_items_live_key', ['paymentId'], { unique: true, where: 'live' })
export class PaymentFileItem {
  @PrimaryColumn('uuid')
  fileId: string;

  @PrimaryColumn('uuid')
  paymentId: string;

  @ManyToOne(() => Payment, { nullable: false })
  @JoinColumn()
  payment: Relation<Payment>;

  @Column('boolean')
  live: boolean;

  @ManyToOne(() => PaymentFile, { nullable: false, onUpdate: 'CASCADE' })
  @JoinColumn([
    { name: 'file_id', referencedColumnName: 'id' },
    { name: 'live', referencedColumnName: 'live' },
  ])
  file: Relation<PaymentFile>;
}
