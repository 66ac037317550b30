import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.utils.PathUtils;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonObject;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** firestore.get() and firestore.exists() for one evaluation. Fetches each document once. */
final class FirestoreReader {
  private static final int MAX_DOCUMENTS = 2; // documented limit of cross-service rules

  /** Fetches a document by its path; empty if it does not exist. */
  interface Fetch {
    Optional<JsonObject> document(String path) throws Exception;
  }

  private final Fetch fetch;
  private final Map<String, Optional<JsonObject>> fetched = new HashMap<>();

  FirestoreReader(Fetch fetch) {
    this.fetch = fetch;
  }

  AsyncRuntimeFunction get() {
    return function("firestore.get", document -> document.map(ExpressionValues::document).orElse(ExpressionValueUtils.NULL));
  }

  AsyncRuntimeFunction exists() {
    return function("firestore.exists", document -> ExpressionValueUtils.createValue(document.isPresent()));
  }

  private AsyncRuntimeFunction function(String name, Function<Optional<JsonObject>, ExpressionValue> answer) {
    return new AsyncRuntimeFunction() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public ListenableFuture<ExecutionResponse> execute(ExecutionRequest call) {
        try {
          String path = PathUtils.toBoundString(call.getArguments(call.getArgumentsCount() - 1).getPathValue());
          ExpressionValue value = answer.apply(document(path.startsWith("/") ? path : "/" + path));
          return Futures.immediateFuture(ExecutionResponse.newBuilder().setValue(value).build());
        } catch (Exception e) {
          return Futures.immediateFailedFuture(e);
        }
      }
    };
  }

  private synchronized Optional<JsonObject> document(String path) throws Exception {
    if (!fetched.containsKey(path)) {
      if (fetched.size() >= MAX_DOCUMENTS) {
        throw new IllegalStateException("Too many Firestore documents read by one storage rule evaluation");
      }
      fetched.put(path, fetch.document(path));
    }
    return fetched.get(path);
  }
}
