-- Distributes the tables by their owner on Citus, once, after the migrations and before anybody uses the app:
--   psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -1 -f prisma/distribute.sql
-- Everything of one person is on one shard. Directories, challenges and counters are spread by their keys, the board is on one node, what
-- belongs to nobody is on every node. The tables that others reference come first.
SELECT create_distributed_table('"User"', 'id');
SELECT create_distributed_table('"Session"', 'userId', colocate_with => '"User"');
SELECT create_distributed_table('"PasswordReset"', 'userId', colocate_with => '"User"');
SELECT create_distributed_table('"AccountChange"', 'userId', colocate_with => '"User"');
SELECT create_distributed_table('"Conversation"', 'userId', colocate_with => '"User"');
SELECT create_distributed_table('"File"', 'userId', colocate_with => '"User"');
SELECT create_distributed_table('"Turn"', 'userId', colocate_with => '"User"');
SELECT create_distributed_table('"TurnFile"', 'userId', colocate_with => '"User"');
SELECT create_distributed_table('"Note"', 'userId', colocate_with => '"User"');
SELECT create_distributed_table('"EntryVersion"', 'userId', colocate_with => '"User"');
SELECT create_distributed_table('"Share"', 'userId', colocate_with => '"User"');
SELECT create_distributed_table('"ShareReader"', 'userId', colocate_with => '"User"');
SELECT create_distributed_table('"OpenedShare"', 'userId', colocate_with => '"User"');
SELECT create_distributed_table('"Contribution"', 'userId', colocate_with => '"User"');
SELECT create_distributed_table('"ContributionVersion"', 'userId', colocate_with => '"User"');
SELECT create_distributed_table('"ContributionInbox"', 'userId', colocate_with => '"User"');
SELECT create_distributed_table('"Score"', 'userId', colocate_with => '"User"');

SELECT create_distributed_table('"UserKey"', 'key', colocate_with => 'none');
SELECT create_distributed_table('"ShareOwner"', 'conversationId', colocate_with => 'none');
SELECT create_distributed_table('"ChallengeResult"', 'challengeId', colocate_with => 'none');
SELECT create_distributed_table('"Throttle"', 'key', colocate_with => 'none');
SELECT create_distributed_table('"Invitation"', 'codeHash', colocate_with => 'none');

SELECT create_distributed_table('"TopScore"', NULL, colocate_with => 'none');
SELECT create_reference_table('"TrainingModule"');
